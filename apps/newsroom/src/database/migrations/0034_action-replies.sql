CREATE TABLE "action_replies" (
	"who" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"reply" json,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_replies_who_key_pk" PRIMARY KEY("who","key")
);
--> statement-breakpoint
CREATE INDEX "action_replies_oldest" ON "action_replies" USING btree ("at");