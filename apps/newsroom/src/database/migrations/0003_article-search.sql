CREATE TABLE "article_search" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"revised_at" timestamp with time zone NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_search_words" ON "article_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "article_search_newest" ON "article_search" USING btree ("published_at" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
-- most of what a search of common words takes is reading these: uncompressed, that is a fifth
ALTER TABLE "article_search" ALTER COLUMN "words" SET STORAGE EXTERNAL;