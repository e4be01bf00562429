export const menuStoryPrefix = 'MENU_'

/** The code of the banner that is the story of a department's menu (content-12). */
export const menuStoryCode = (department: string): string => menuStoryPrefix + department.toUpperCase().replaceAll('-', '_')
