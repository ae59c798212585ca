ALTER TABLE "accounts" DROP CONSTRAINT "accounts_subject_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_issuer_subject" UNIQUE("issuer","subject");