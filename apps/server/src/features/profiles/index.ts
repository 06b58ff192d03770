import { randomBytes } from 'node:crypto'
import type { ExportSections, FeatureContext } from '../../feature.ts'
import type { FunctionParts } from '../../platform/http/function-routes.ts'
import { uploadRoute } from '../../platform/http/upload-route.ts'
import type { Audit } from '../audit/public.ts'
import type { AddressMailSettings } from '../mail-preferences/public.ts'
import { photoRoutes } from './photos.routes.ts'
import { createPhotos } from './photos.service.ts'
import { profileRoutes } from './profiles.routes.ts'
import { createProfiles } from './profiles.service.ts'
import { createReaders } from './readers.service.ts'
import { findReportedProfile } from './reported-profile.service.ts'
import { uploadPhoto } from './upload-photo.ts'

type Needs = { audit: Audit; mailSettings: AddressMailSettings }

/** Profiles with their photos and settings. */
export function createProfileFeature(context: FeatureContext, needs: Needs) {
  const { spend } = context
  const profiles = createProfiles({ ...context, ...needs })
  const photos = createPhotos({
    ...context,
    newName: () => randomBytes(16).toString('base64url'),
    spend: spend('photo'),
  })
  return {
    service: profiles,
    readers: createReaders(context.database),
    routes: profileRoutes({ ...context, profiles, photos, spendEmailCheck: spend('email_check') }),
    functions: [(parts: FunctionParts) => uploadRoute(uploadPhoto({ ...context, profiles, photos }), parts)],
    httpRoutes: [photoRoutes({ ...context, photos })],
    reported: { find: findReportedProfile, setHidden: profiles.setHidden },
    export: {
      profile: ({ person }) => profiles.get(person, person),
      photo: ({ person }) => photos.own(person),
    } satisfies Partial<ExportSections>,
  }
}
