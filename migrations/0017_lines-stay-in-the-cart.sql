ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_variant_id_variants_auto_id_fk";
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE restrict ON UPDATE no action;