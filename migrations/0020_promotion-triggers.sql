-- A promotion is told when it is written, when it begins and when it ends, like a banner.
CREATE FUNCTION note_promotions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, holds_from)
    SELECT DISTINCT 'promotions', moment FROM after_it CROSS JOIN LATERAL unnest(ARRAY[now(), starts_at, ends_at]) moment WHERE moment >= now()
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER promotions_insert_note_promotions AFTER INSERT ON promotions REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_promotions();
--> statement-breakpoint
CREATE TRIGGER promotions_update_note_promotions AFTER UPDATE ON promotions REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION note_promotions();
--> statement-breakpoint
CREATE TRIGGER promotions_delete_note_topic_promotions AFTER DELETE ON promotions REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION note_topic('promotions');
