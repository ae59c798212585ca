CREATE TABLE "program_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"episode_id" integer,
	"video_id" integer,
	"title" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program_search" ADD CONSTRAINT "program_search_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_search" ADD CONSTRAINT "program_search_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_search" ADD CONSTRAINT "program_search_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_search_words" ON "program_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "program_search_of_program" ON "program_search" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_search_of_episode" ON "program_search" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "program_search_of_video" ON "program_search" USING btree ("video_id");