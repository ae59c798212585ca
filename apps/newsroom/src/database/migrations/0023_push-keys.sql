ALTER TABLE "push_subscriptions" ADD COLUMN "application_server_key" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;