-- Written by hand: Drizzle knows no triggers. Whoever changes a product, by the shop's own services or past them, leaves a
-- row in product_changes, one for each product and statement. What listings hold in memory is read anew by these rows.
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes (product_id) SELECT auto_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes (product_id) SELECT DISTINCT product_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Parts that go with their variant find it gone; the variant's own row has said so.
CREATE FUNCTION note_changed_variant_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_changes (product_id) SELECT DISTINCT v.product_id FROM changed c JOIN variants v ON v.auto_id = c.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
  event text;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('products', 'note_changed_products'), ('variants', 'note_changed_parts'), ('product_categories', 'note_changed_parts'),
    ('product_options', 'note_changed_parts'), ('product_attributes', 'note_changed_parts'),
    ('prices', 'note_changed_variant_parts'), ('stock_levels', 'note_changed_variant_parts')) AS t (name, teller)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        noted.name || '_changed_by_' || lower(event), event, noted.name, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, noted.teller);
    END LOOP;
  END LOOP;
END $$;
