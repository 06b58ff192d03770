import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { refuse } from '@squash/rules/result'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { isPhotoAddress, type Photos } from './photos.service.ts'
import type { Profiles } from './profiles.service.ts'

type Parts = {
  profiles: Profiles
  photos: Photos
  command: Command
  /**
   * Uses up one of the caller's 30 address checks an hour; null, or the seconds to wait
   * (docs/reference/profiles.md#what-others-see-of-a-profile).
   */
  spendEmailCheck: (person: string) => Promise<number | null>
}

export function profileRoutes({ profiles, photos, command, spendEmailCheck }: Parts) {
  const os = implement(contract.profiles).$context<CallContext>()

  return {
    get_profile: os.get_profile.handler(({ input, context }) => {
      const viewer = signedIn(context)
      return profiles.get(viewer, input.p_user_id ?? viewer)
    }),

    update_profile: os.update_profile.handler(({ input: { avatar_url: avatar, ...input }, context, errors }) => {
      const person = signedIn(context)
      return avatar && !isPhotoAddress(avatar)
        ? command(context, errors, {
            prepare: () => photos.fetch(person, avatar),
            work: (tx, photo) => profiles.update(tx, person, { ...input, avatar: photo }),
          })
        : command(context, errors, (tx) => profiles.update(tx, person, { ...input, avatar }))
    }),

    check_user_exists_by_email: os.check_user_exists_by_email.handler(async ({ input, context, errors }) => {
      const viewer = signedIn(context)
      const wait = await spendEmailCheck(viewer)
      if (wait !== null) return answer(refuse('request.rate_limited', { retry_after: wait }), errors)
      return [await profiles.checkEmail(viewer, input.email_to_check)]
    }),
  }
}
