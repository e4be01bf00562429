CREATE TABLE "media_origins" (
	"origin" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "media_origins"
SELECT DISTINCT lower((regexp_matches(named, '^(https://[a-z0-9.:-]+)', 'i'))[1]) FROM (
  SELECT url named FROM product_images
  UNION ALL SELECT url FROM product_videos
  UNION ALL SELECT image_url FROM variants
  UNION ALL SELECT (regexp_matches(body, '<img[^>]*src="([^"]+)', 'gi'))[1] FROM products
  UNION ALL SELECT (regexp_matches(body_zh, '<img[^>]*src="([^"]+)', 'gi'))[1] FROM products
) places;
