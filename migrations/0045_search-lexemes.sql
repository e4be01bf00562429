CREATE TABLE "search_lexemes" (
	"lexeme" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_lexemes_lexeme" ON "search_lexemes" USING btree ("lexeme");--> statement-breakpoint
-- By hand from here: Drizzle knows no triggers. Triggers see what the version before this one writes during a deploy as well.
-- Codes (C), pinyin (P) and initials (I) are as many as the products, and are searched by their beginnings alone.
CREATE FUNCTION add_lexemes() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_lexemes SELECT DISTINCT lexeme FROM after_it, unnest(tsvector_to_array(lexemes)) lexeme
      WHERE left(lexeme, 1) NOT IN ('C', 'P', 'I') AND (SELECT true FROM search_lexemes known WHERE known.lexeme = lexeme.lexeme LIMIT 1) IS NULL;
  ELSE
    INSERT INTO search_lexemes SELECT DISTINCT lexeme
      FROM after_it JOIN before_it USING (product_id), unnest(tsvector_to_array(after_it.lexemes)) lexeme
      WHERE after_it.lexemes <> before_it.lexemes AND left(lexeme, 1) NOT IN ('C', 'P', 'I')
        AND (SELECT true FROM search_lexemes known WHERE known.lexeme = lexeme.lexeme LIMIT 1) IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lexemes_added AFTER INSERT ON search_documents REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION add_lexemes();
--> statement-breakpoint
CREATE TRIGGER lexemes_added_again AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION add_lexemes();
--> statement-breakpoint
INSERT INTO search_lexemes SELECT DISTINCT lexeme FROM search_documents, unnest(tsvector_to_array(lexemes)) lexeme
  WHERE left(lexeme, 1) NOT IN ('C', 'P', 'I');
