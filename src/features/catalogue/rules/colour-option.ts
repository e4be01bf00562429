/** Whether the values of an option are colours, by its English name, so that they have dots in lists, in facets and on the product page. */
export const isColourOption = (name: string): boolean => /colou?r|shade|glaze|tone|dial/i.test(name)
