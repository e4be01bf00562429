CREATE TABLE "search_vocabulary" (
	"concept" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"en" text[] NOT NULL,
	"zh" text[] NOT NULL,
	"broader" text[] NOT NULL,
	"finds" jsonb NOT NULL,
	"own" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");
--> statement-breakpoint
-- The lexemes have other kinds now: the next start indexes every product again.
TRUNCATE search_documents, search_sounds, search_words;
--> statement-breakpoint
CREATE TRIGGER search_vocabulary_insert AFTER INSERT ON search_vocabulary REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_topic('vocabulary');
--> statement-breakpoint
CREATE TRIGGER search_vocabulary_update AFTER UPDATE ON search_vocabulary REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_topic('vocabulary');
--> statement-breakpoint
CREATE TRIGGER search_vocabulary_delete AFTER DELETE ON search_vocabulary REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION note_topic('vocabulary');
