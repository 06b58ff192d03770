import type { Pairs } from './pair.ts'

export const DROPPED_REQUESTS: Pairs = {
  fails: [
    ['I want a plumber by noon and a written explanation of the delay.', 'I want a plumber by noon.'],
    ['Cancel the charges and send me an itemized statement.', 'Please cancel the charges and phone me.'],
    ['Keep quiet, and have a word with Phil about it.', 'Phil knows. Please keep quiet about it.'],
    ['Pay the bill and tell Karen it was you.', 'Karen blames me. Please pay the bill.'],
    ['Take Mum on the 14th and ring Bev.', 'You spoke to Bev. Please take Mum on the 14th.'],
    ['Move the car and call Uncle Dele.', 'Uncle Dele saw it. Please move the car.'],
    ['I want a refund, and I want a signed letter of apology.', 'I want a refund.'],
    ['Stop it and bring the spare battery charger.', 'Please stop it.'],
    ['Clean up and return the green lawn chairs.', 'Please clean up.'],
    ['Fix the door and write the incident report.', 'Please fix the door.'],
    ['Withdraw it and apologise to Ruth.', 'You told Ruth. Please withdraw it.'],
    ['Kindly pay and email Suresh.', 'Suresh is waiting. Kindly pay.'],
    ['The vet was £74. Are you going to pay it?', 'The vet came to £74.'],
  ],
  passes: [
    ['I want a written explanation of the delay.', 'Please explain the delay to me in writing.'],
    ['Send me an itemized statement.', 'I would like to receive an itemised statement.'],
    ['Have a word with Phil.', 'Please speak to Phil.'],
    ['The vet was £74. Are you going to pay it?', 'The vet came to £74. Please pay it.'],
    ['Tell Karen it was you.', 'Please let Karen know that it was you.'],
    ['Bev is upset. Ring Bev.', 'Bev is upset, so please call her.'],
    ['Send it tonight or I am telling Jez.', 'Please send it tonight. If not, I will tell Jez.'],
    ['Bring the spare charger.', 'I need the spare charger, please.'],
    ['Return the chairs.', 'Could you give the chairs back?'],
    ['Why did you tell Bree?', 'You told Bree.'],
    ['Pay me 40 by Friday.', 'Please transfer 40 by Friday.'],
    ['Apologise to Ruth.', 'Ruth deserves an apology; please make one to her.'],
    ['Email Suresh today.', 'Please write to Suresh today.'],
  ],
}
