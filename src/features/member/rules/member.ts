/** How a member may be written to (specification, section 3: contact preferences). */
export const contactPreferences = ['Email', 'Mobile', 'SMS', 'Mail', 'Call'] as const
export type ContactPreference = (typeof contactPreferences)[number]

export const genders = ['female', 'male', 'undisclosed'] as const
export type Gender = (typeof genders)[number]
