ALTER TABLE "listener_reports" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "listener_reports" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listener_reports" ADD COLUMN "note" text DEFAULT '' NOT NULL;