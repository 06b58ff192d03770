import { LIMITS } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import { ok } from '@squash/rules/result'
import type { Command } from '../../platform/http/command.ts'
import { functionErrors } from '../../platform/http/function-routes.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Upload } from '../../platform/http/upload-route.ts'
import type { Photos } from './photos.service.ts'
import type { Profiles } from './profiles.service.ts'

/** The refusals of the upload, and of any profile update. */
const errors = functionErrors(
  'photo.not_an_image',
  'request.rate_limited',
  'access.denied',
  'photo.bad_link',
  'profile.time_zone_changed_recently',
  'profile.username_fixed',
  'profile.username_taken',
  'request.invalid',
)

/** `POST /functions/v1/upload-photo`: a file from the user's device becomes their photo. */
export const uploadPhoto = (parts: { profiles: Profiles; photos: Photos; command: Command }): Upload => ({
  name: 'upload-photo',
  access: 'user',
  maxBytes: LIMITS.photoUploadBytes,
  messages: {
    'request.too_large': profileMessages.photoTooLarge,
    'photo.not_an_image': profileMessages.photoUnreadable,
  },
  run(context, bytes) {
    const person = signedIn(context)
    return parts.command(context, errors, {
      prepare: () => parts.photos.receive(person, bytes),
      work: async (tx, avatar) => {
        const saved = await parts.profiles.update(tx, person, { avatar })
        return saved.ok ? ok({ avatar_url: saved.value.avatar_url }) : saved
      },
    })
  },
})
