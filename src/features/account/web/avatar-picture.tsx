import type { Avatar } from '#src/features/account/account.contract.ts'

interface AvatarPictureProps {
  avatar: Avatar
  alt: string
  /** Its width and height in pixels. */
  size: number
}

/** A member's picture. It comes as data, so no address leads to it. */
export const AvatarPicture = ({ avatar: { contentType, base64 }, alt, size }: AvatarPictureProps) => (
  <img
    src={`data:${contentType};base64,${base64}`}
    alt={alt}
    width={size}
    height={size}
    style={{ width: size, height: size, borderRadius: '50%', objectFit: 'cover' }}
  />
)
