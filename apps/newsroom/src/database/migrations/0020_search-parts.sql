CREATE TABLE "article_search_parts" (
	"article_id" integer NOT NULL,
	"part" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "article_search_parts_article_id_part_pk" PRIMARY KEY("article_id","part")
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_search_parts" ADD CONSTRAINT "article_search_parts_article_id_article_search_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article_search"("article_id") ON DELETE cascade ON UPDATE no action;