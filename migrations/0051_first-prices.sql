-- Written by hand: Drizzle knows no triggers. A product is in the list of its brand (range:) from the first price of its variants on.
CREATE FUNCTION note_ranges(ids integer[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO changes (topic, holds_from)
    SELECT DISTINCT 'range:' || b.code, moment FROM products p JOIN brands b ON b.auto_id = p.brand_id WHERE p.auto_id = ANY (ids)
    ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Prices that came or went, each by its variant and its start. One before which the variant has another changes no list of a brand.
-- Here and below each variant's prices are found by the index: while an import fills the shop, the planner would read them all.
CREATE FUNCTION note_first_prices(variant_ids integer[], starts timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  ids integer[];
BEGIN
  FOR moment, ids IN
    SELECT greatest(now(), first.starts_at), array_agg(DISTINCT v.product_id)
    FROM unnest(variant_ids, starts) changed (variant_id, starts_at) JOIN variants v ON v.auto_id = changed.variant_id
      CROSS JOIN LATERAL (SELECT min(p.starts_at) starts_at FROM prices p WHERE p.variant_id = v.auto_id) first
    WHERE first.starts_at IS NULL OR first.starts_at >= changed.starts_at GROUP BY 1
  LOOP
    PERFORM note_ranges(ids, moment);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF TG_OP = 'INSERT' THEN
    PERFORM note_first_prices(array_agg(variant_id), array_agg(starts_at)) FROM after_it;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM note_first_prices(array_agg(variant_id), array_agg(starts_at)) FROM before_it;
  ELSE
    PERFORM note_first_prices(array_agg(variant_id), array_agg(starts_at))
      FROM before_it b FULL JOIN after_it a USING (variant_id, starts_at) WHERE b.price_cents IS NULL OR a.price_cents IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The moment of a price to come was told with the lists that its product was in then. Those that it comes to later are told here.
CREATE FUNCTION note_coming_prices(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  due integer[];
BEGIN
  FOR moment, due IN
    SELECT p.starts_at, array_agg(DISTINCT v.product_id) FROM variants v
      CROSS JOIN LATERAL (SELECT starts_at FROM prices WHERE variant_id = v.auto_id AND starts_at > now() OFFSET 0) p
    WHERE v.product_id = ANY (ids) GROUP BY 1
  LOOP
    PERFORM note_products(due, moment);
    PERFORM note_ranges(due, moment);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_entered_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_coming_prices((SELECT array_agg(DISTINCT product_id) FROM after_it));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_entered_brands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_coming_prices((SELECT array_agg(auto_id) FROM before_it b JOIN after_it a USING (auto_id) WHERE b.brand_id <> a.brand_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_moved_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  ids := (SELECT array_agg(DISTINCT a.product_id) FROM before_it b JOIN after_it a USING (auto_id) WHERE b.product_id <> a.product_id);
  PERFORM note_ranges(ids, now());
  PERFORM note_coming_prices(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_categories_insert_note_entered_categories AFTER INSERT ON product_categories REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_entered_categories();
--> statement-breakpoint
CREATE TRIGGER product_categories_update_note_entered_categories AFTER UPDATE ON product_categories REFERENCING NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_entered_categories();
--> statement-breakpoint
CREATE TRIGGER products_update_note_entered_brands AFTER UPDATE ON products REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_entered_brands();
--> statement-breakpoint
CREATE TRIGGER variants_update_note_moved_variants AFTER UPDATE ON variants REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION note_moved_variants();
--> statement-breakpoint
-- Prices to come that were written before.
SELECT note_coming_prices((SELECT array_agg(DISTINCT v.product_id) FROM prices p JOIN variants v ON v.auto_id = p.variant_id WHERE p.starts_at > now()));
