-- Documents and words are made anew at the next start: in bands, with Chinese words.
TRUNCATE "search_documents", "search_words";--> statement-breakpoint
CREATE TABLE "search_sounds" (
	"sound" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_sounds_sound_word_pk" PRIMARY KEY("sound","word")
);
--> statement-breakpoint
DROP INDEX "search_documents_lexemes";--> statement-breakpoint
DROP INDEX "search_documents_window";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_bestseller";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "band" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_sounds" ADD CONSTRAINT "search_sounds_word_search_words_word_fk" FOREIGN KEY ("word") REFERENCES "public"."search_words"("word") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_sounds_prefix" ON "search_sounds" USING btree ("sound" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_band_0" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 0;--> statement-breakpoint
CREATE INDEX "search_documents_band_1" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 1;--> statement-breakpoint
CREATE INDEX "search_documents_band_2" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 2;--> statement-breakpoint
CREATE INDEX "search_documents_band_3" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 3;--> statement-breakpoint
CREATE INDEX "search_documents_band_4" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 4;--> statement-breakpoint
CREATE INDEX "search_documents_band_5" ON "search_documents" USING gin ("lexemes") WITH (fastupdate=false) WHERE "search_documents"."band" = 5;--> statement-breakpoint
CREATE INDEX "search_documents_order" ON "search_documents" USING btree ("band","popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","popularity" DESC NULLS FIRST,"auto_id");--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("popularity" DESC NULLS FIRST,"auto_id");--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "in_window";