-- Listings read what has changed from the table changes, as pages do; what 0004 and 0005 made for them alone goes.
DROP FUNCTION note_changed_products() CASCADE;--> statement-breakpoint
DROP FUNCTION note_changed_parts() CASCADE;--> statement-breakpoint
DROP FUNCTION note_changed_variant_parts() CASCADE;--> statement-breakpoint
DROP TABLE "product_changes";--> statement-breakpoint
-- Prices to come that were written before the table changes existed are told when they begin, like all others.
SELECT note_products(array_agg(DISTINCT v.product_id), p.starts_at) FROM prices p JOIN variants v ON v.auto_id = p.variant_id WHERE p.starts_at > now() GROUP BY p.starts_at;
