CREATE TABLE "film_segments" (
	"film" text NOT NULL,
	"rendition" text NOT NULL,
	"number" integer NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"key_frame" integer NOT NULL,
	CONSTRAINT "film_segments_film_rendition_number_pk" PRIMARY KEY("film","rendition","number")
);
--> statement-breakpoint
CREATE TABLE "films" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp with time zone,
	"progress" real DEFAULT 0 NOT NULL,
	"failure" text,
	"ready_at" timestamp with time zone,
	"seconds" real DEFAULT 0 NOT NULL,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"still" text,
	"captions" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "film_segments" ADD CONSTRAINT "film_segments_film_films_name_fk" FOREIGN KEY ("film") REFERENCES "public"."films"("name") ON DELETE cascade ON UPDATE no action;