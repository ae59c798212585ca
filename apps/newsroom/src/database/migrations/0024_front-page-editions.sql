CREATE TABLE "front_page_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "front_page_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"launched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "front_page_placements" (
	"edition_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	"until" timestamp with time zone,
	"title" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	CONSTRAINT "front_page_placements_edition_id_article_id_pk" PRIMARY KEY("edition_id","article_id")
);
--> statement-breakpoint
ALTER TABLE "front_page_placements" ADD CONSTRAINT "front_page_placements_edition_id_front_page_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."front_page_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "front_page_editions_draft" ON "front_page_editions" USING btree ((true)) WHERE "front_page_editions"."launched_at" is null;--> statement-breakpoint
CREATE INDEX "front_page_editions_launched" ON "front_page_editions" USING btree ("launched_at");--> statement-breakpoint
create trigger front_page_launched after insert or update on front_page_editions
  for each row when (new.launched_at is not null) execute function pages_changed('/', '/home', '/news');
