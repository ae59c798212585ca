DROP INDEX "articles_galleries";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_gallery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- what stood among the galleries with fewer pictures than these was a story with some pictures beside its text
UPDATE "articles" SET "is_gallery" = true WHERE jsonb_array_length("gallery") >= 5;--> statement-breakpoint
CREATE INDEX "articles_galleries" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."is_gallery";