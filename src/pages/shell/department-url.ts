export const departmentUrl = (code: string): string => `/productlist/category/${code}`
export const brandsUrl = '/branddirectory'
