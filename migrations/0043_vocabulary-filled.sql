CREATE TABLE "search_vocabulary_filled" (
	"files" text PRIMARY KEY NOT NULL,
	"rows" text NOT NULL
);
