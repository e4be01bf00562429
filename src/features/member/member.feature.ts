import type { Feature } from '#src/platform/feature.ts'
import type { Platform } from '#src/platform/platform.ts'
import { createMembers, type MembersService } from './server/member.service.ts'

export const memberFeature = ({ clock }: Platform): Feature<MembersService> => ({ service: createMembers(clock) })
