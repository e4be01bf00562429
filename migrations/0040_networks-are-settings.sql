-- The pages at social networks, which were links of the footer, are a setting from now on.
-- The links stay for a server of the version before, which runs until the deploy is done.
INSERT INTO "settings" ("key", "holds_from", "value")
SELECT 'networks', now(), jsonb_object_agg("link_code", "url") FROM "content_links"
WHERE "code" = 'FOOTER_NAVIGATION' AND "sub_code" = 'CONNECT_WITH_US' AND "link_code" <> '' AND "url" IS NOT NULL
HAVING count(*) > 0 AND NOT EXISTS (SELECT FROM "settings" WHERE "key" = 'networks');
