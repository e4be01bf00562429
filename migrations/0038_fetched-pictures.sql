CREATE TABLE "fetched_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fetched_pictures_path" ON "fetched_pictures" USING btree ("path");