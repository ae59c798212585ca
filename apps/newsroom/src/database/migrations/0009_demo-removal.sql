CREATE TABLE "demo_removal" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
