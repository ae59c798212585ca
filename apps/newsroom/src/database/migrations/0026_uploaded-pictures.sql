CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"pixels" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_decoration" boolean DEFAULT false NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"rights_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_pixels_unique" UNIQUE("pixels")
);
--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("created_at" DESC NULLS FIRST);
--> statement-breakpoint
-- what is said of a picture stands on the pages of the articles that show it
create function pictures_described() returns trigger language plpgsql as $$
begin
  perform announce_articles(array(
    select id from articles
    where position(new.id in picture) > 0 or position(new.id in gallery::text) > 0 or position(new.id in body) > 0
    limit 2000));
  return null;
end $$;
--> statement-breakpoint
create trigger pictures_described after update of alt, is_decoration, credit on pictures
  for each row execute function pictures_described();
