CREATE INDEX "episodes_starts" ON "episodes" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "episodes_ends" ON "episodes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "videos_starts" ON "videos" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "videos_ends" ON "videos" USING btree ("ends_at");--> statement-breakpoint
-- not only articles show pictures and their texts: situations, programmes, infographics and places of the front page do
drop trigger pictures_described on pictures;
--> statement-breakpoint
drop function pictures_described();
--> statement-breakpoint
create trigger pictures_changed after update on pictures
  for each row execute function row_changed('rights_until');
