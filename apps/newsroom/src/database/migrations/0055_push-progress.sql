CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"who" text NOT NULL,
	"origin" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"body" text,
	"report" jsonb NOT NULL,
	"last_endpoint" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_postponed" (
	"message" uuid NOT NULL,
	"endpoint" text NOT NULL,
	CONSTRAINT "push_postponed_message_endpoint_pk" PRIMARY KEY("message","endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_postponed" ADD CONSTRAINT "push_postponed_message_push_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."push_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_newest" ON "push_messages" USING btree ("created_at");