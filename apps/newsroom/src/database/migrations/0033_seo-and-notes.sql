ALTER TABLE "articles" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- what was saved before says nothing of it
update article_drafts set content = '{"seoTitle": "", "seoDescription": "", "note": ""}' || content;
--> statement-breakpoint
update article_versions set content = '{"seoTitle": "", "seoDescription": "", "note": ""}' || content;
