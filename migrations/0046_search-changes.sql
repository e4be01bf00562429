-- Written by hand: Drizzle knows no triggers. What a search finds is cached until a search document changes; a product that is
-- on sale from a later moment is found from then on.
CREATE FUNCTION note_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, holds_from)
    SELECT DISTINCT 'search', moment FROM after_it CROSS JOIN LATERAL unnest(ARRAY[now(), on_sale_from]) moment WHERE moment >= now()
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_documents_insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_search();
--> statement-breakpoint
CREATE TRIGGER search_documents_update AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_search();
--> statement-breakpoint
CREATE TRIGGER search_documents_delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS before_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic('search');
