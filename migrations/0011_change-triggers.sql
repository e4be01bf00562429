-- Written by hand: Drizzle knows no triggers. Whoever changes what pages show, by the shop's own services or past them,
-- leaves its topics in changes (src/platform/changes/topics.ts), once for each transaction, and wakes whoever listens.
CREATE FUNCTION tell_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM noted) THEN PERFORM pg_notify('changes', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_told AFTER INSERT ON changes REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION tell_changes();
--> statement-breakpoint
-- Categories with all that they are in.
CREATE FUNCTION note_categories(ids integer[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE line AS (
    SELECT auto_id, parent_id, code FROM categories WHERE auto_id = ANY (ids)
    UNION SELECT c.auto_id, c.parent_id, c.code FROM line JOIN categories c ON c.auto_id = line.parent_id
  )
  INSERT INTO changes (topic, holds_from) SELECT 'category:' || code, moment FROM line ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Products, and the lists that they are in.
CREATE FUNCTION note_products(ids integer[], moment timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  INSERT INTO changes (topic, holds_from)
    SELECT 'product:' || id, moment FROM unnest(ids) id
    UNION SELECT 'products', moment
    UNION SELECT 'brand:' || b.code, moment FROM products p JOIN brands b ON b.auto_id = p.brand_id WHERE p.auto_id = ANY (ids)
    ON CONFLICT DO NOTHING;
  PERFORM note_categories(ARRAY(SELECT DISTINCT category_id FROM product_categories WHERE product_id = ANY (ids)), moment);
END $$;
--> statement-breakpoint
CREATE FUNCTION note_brands(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO changes (topic) SELECT kind || code FROM brands, unnest(ARRAY['brand:', 'range:']) kind WHERE auto_id = ANY (ids) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION note_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_products((SELECT array_agg(auto_id) FROM after_it));
    PERFORM note_brands((SELECT array_agg(DISTINCT brand_id) FROM after_it));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_products((SELECT array_agg(auto_id) FROM before_it));
    PERFORM note_brands((SELECT array_agg(DISTINCT brand_id) FROM before_it));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_product_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM note_products((SELECT array_agg(DISTINCT product_id) FROM after_it)); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM note_products((SELECT array_agg(DISTINCT product_id) FROM before_it)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_left_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_categories(ARRAY(SELECT DISTINCT category_id FROM before_it), now());
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A price to come is told when it is written and again when it begins. Prices and stock that go with their variant find
-- it gone; the variant's own row has said so.
CREATE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  ids integer[];
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_products((SELECT array_agg(DISTINCT v.product_id) FROM before_it JOIN variants v ON v.auto_id = variant_id)); END IF;
  IF TG_OP <> 'DELETE' THEN
    FOR moment, ids IN
      SELECT greatest(starts_at, now()), array_agg(DISTINCT v.product_id) FROM after_it JOIN variants v ON v.auto_id = variant_id GROUP BY 1
    LOOP
      PERFORM note_products(ids, moment);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_products((SELECT array_agg(DISTINCT v.product_id) FROM after_it JOIN variants v ON v.auto_id = variant_id));
  ELSE
    PERFORM note_products((SELECT array_agg(DISTINCT v.product_id) FROM before_it JOIN variants v ON v.auto_id = variant_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of a quantity, pages show no more than can be bought at once, whether it is above its threshold, and whether there is
-- any. Where each place stays the same in that, so does their sum; so one row decides, whatever others do meanwhile.
CREATE FUNCTION note_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products((
    SELECT array_agg(DISTINCT p.auto_id)
    FROM before_it b JOIN after_it a USING (variant_id, location_id)
    JOIN variants v ON v.auto_id = variant_id JOIN products p ON p.auto_id = v.product_id
    CROSS JOIN LATERAL greatest(p.max_add_quantity, v.out_of_stock_quantity + 1) most
    WHERE least(b.on_hand - b.held, most) <> least(a.on_hand - a.held, most) OR (b.on_hand > 0) <> (a.on_hand > 0)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO changes (topic) SELECT TG_ARGV[0] FROM after_it LIMIT 1 ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO changes (topic) SELECT TG_ARGV[0] FROM before_it LIMIT 1 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_scheduled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, holds_from)
    SELECT DISTINCT 'home', moment FROM after_it CROSS JOIN LATERAL unnest(ARRAY[now(), starts_at, ends_at]) moment WHERE moment >= now()
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, holds_from) SELECT DISTINCT 'settings', greatest(now(), holds_from) FROM after_it ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_moved_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM before_it b FULL JOIN after_it a USING (code, section) WHERE a.position IS NULL OR b.position IS NULL) THEN
    INSERT INTO changes (topic) VALUES ('footer') ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where codes, the tree or what a place sells changes, no product's own row says so.
CREATE FUNCTION note_structure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_other boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM before_it b JOIN after_it a USING (auto_id) WHERE (%s) IS DISTINCT FROM (%s))',
    (SELECT string_agg('b.' || name, ', ') FROM unnest(TG_ARGV) name), (SELECT string_agg('a.' || name, ', ') FROM unnest(TG_ARGV) name)) INTO is_other;
  IF is_other THEN INSERT INTO changes (topic) VALUES ('everything') ON CONFLICT DO NOTHING; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
  event text;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('products', 'INSERT UPDATE DELETE', 'note_product_rows()'), ('variants', 'INSERT UPDATE DELETE', 'note_product_parts()'),
    ('product_options', 'INSERT UPDATE DELETE', 'note_product_parts()'), ('product_images', 'INSERT UPDATE DELETE', 'note_product_parts()'),
    ('product_videos', 'INSERT UPDATE DELETE', 'note_product_parts()'), ('product_attributes', 'INSERT UPDATE DELETE', 'note_product_parts()'),
    ('product_categories', 'INSERT UPDATE DELETE', 'note_product_parts()'), ('product_categories', 'UPDATE DELETE', 'note_left_categories()'),
    ('prices', 'INSERT UPDATE DELETE', 'note_prices()'),
    ('stock_levels', 'INSERT DELETE', 'note_stock()'), ('stock_levels', 'UPDATE', 'note_moved_stock()'),
    ('brands', 'UPDATE DELETE', 'note_topic(''brands'')'), ('brands', 'UPDATE', 'note_structure(''code'')'),
    ('categories', 'INSERT UPDATE DELETE', 'note_topic(''categories'')'), ('categories', 'UPDATE', 'note_structure(''code'', ''parent_id'')'),
    ('locations', 'INSERT UPDATE DELETE', 'note_topic(''stores'')'), ('locations', 'UPDATE', 'note_structure(''code'', ''kind'', ''sell_on_estore'')'),
    ('content_banners', 'INSERT UPDATE', 'note_scheduled()'), ('content_banners', 'DELETE', 'note_topic(''home'')'),
    ('content_blocks', 'INSERT UPDATE', 'note_scheduled()'), ('content_blocks', 'DELETE', 'note_topic(''home'')'),
    ('content_pages', 'INSERT UPDATE DELETE', 'note_topic(''texts'')'), ('content_pages', 'INSERT DELETE', 'note_topic(''footer'')'),
    ('content_pages', 'UPDATE', 'note_moved_texts()'), ('content_links', 'INSERT UPDATE DELETE', 'note_topic(''footer'')'),
    ('settings', 'INSERT UPDATE', 'note_settings()'), ('settings', 'DELETE', 'note_topic(''settings'')')) AS t (name, events, teller)
  LOOP
    FOREACH event IN ARRAY string_to_array(noted.events, ' ') LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %s',
        concat_ws('_', noted.name, lower(event), trim('_' FROM regexp_replace(noted.teller, '[^a-z_]+', '_', 'g'))), event, noted.name,
        CASE event WHEN 'INSERT' THEN 'NEW TABLE AS after_it' WHEN 'DELETE' THEN 'OLD TABLE AS before_it' ELSE 'OLD TABLE AS before_it NEW TABLE AS after_it' END,
        noted.teller);
    END LOOP;
  END LOOP;
END $$;
