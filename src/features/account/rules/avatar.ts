/** Bytes of the largest avatar: 1 MB. */
export const mostAvatarBytes = 1_048_576
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type AvatarType = (typeof avatarTypes)[number]

const beginnings: [AvatarType, (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // `RIFF`, four bytes of length, `WEBP`.
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/** What a picture is by its first bytes, whatever its name says (member-06); null for anything else. */
export const pictureType = (bytes: Uint8Array): AvatarType | null =>
  beginnings.find(([, beginning]) => beginning.every((byte, at) => byte === null || byte === bytes[at]))?.[0] ?? null
