import { fullName, languages, type Culture } from '#src/kit/culture.ts'

const isHan = (name: string): boolean => /^\p{Script=Han}+$/u.test(name)

/** A person with their form of address, as a reader of this language writes it: Ms Mei Lin Tan, Mei Lin Tan 女士, 陈美玲女士. */
export function writerName(salutation: string, { firstName, lastName }: { firstName: string; lastName: string }, culture: Culture): string {
  if (!languages[culture].familyNameFirst) return `${salutation} ${fullName({ firstName, lastName }, culture)}`
  return isHan(firstName + lastName) ? lastName + firstName + salutation : `${firstName} ${lastName} ${salutation}`
}
