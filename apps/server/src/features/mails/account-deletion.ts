import { button, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

/** To the owner of an account, once they have proved their identity and asked for it to be deleted. */
export function renderDeletionRequested(mail: { siteUrl: string; eraseAt: Date }): RenderedMail {
  const day = DAY.format(mail.eraseAt)
  return renderLetter(
    {
      subject: 'Your Squash account will be deleted',
      preheader: `On ${day}. Until then you can change your mind.`,
      heading: 'Your account will be deleted',
      body: [
        paragraph(`You asked us to delete your account. We’ll erase it for good on ${day}.`),
        paragraph(
          'Until then, you can download your data, or sign in and keep your account. We’ve signed you out on your other devices and stopped our emails about conflicts and debates.',
        ),
        button('Open my account', `${mail.siteUrl}/profile/settings#your-data`),
        paragraph(
          'If this wasn’t you, someone else can get into your account. Set a new password, sign in and keep your account.',
        ),
        button('Set a new password', `${mail.siteUrl}/forgot-password`),
      ],
      footer: [
        paragraph(
          'You’re getting this email because it’s about the security of your Squash account. We won’t send another email about the deletion.',
        ),
      ],
    },
    mail.siteUrl,
  )
}

const DAY = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
