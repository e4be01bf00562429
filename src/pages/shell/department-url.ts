export const departmentUrl = (code: string): string => `/productlist/category/${code}`
