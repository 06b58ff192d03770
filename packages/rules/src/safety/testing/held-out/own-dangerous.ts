import { type Labelled, pausing, stopping } from '../labelled.ts'

/**
 * WARNING: strong language, threats, abuse and despair. Written before the rules were tuned on their other half, and only ever
 * looked at as figures since. Whoever reads which of them are missed moves them to the corpus.
 */
export const OWN_DANGEROUS: readonly Labelled[] = [
  ...stopping([
    "dead. thats what you are. im going to kill you and i'm not even going to run",
    'when i get out in june ur the first house im visiting and i will gut u like a fish',
    'touch my sister again n im gonna cave ur head in with a brick',
    "I'll throw acid in your pretty face and see who swipes right on you then.",
    "Say my daughters name one more time and I swear on her life I'll put you in the ground.",
    'Wenn du morgen zur Arbeit kommst, steche ich dich ab.',
    'gonna run you over the second i see you on that stupid scooter and thats not me being funny',
    'Te voy a matar, hijo de puta, y a tu madre también.',
  ]),
  ...pausing(
    ['threat'],
    [
      'remember what happened to dave? yeah. he didnt listen either',
      'pay up or i send the boys round, and they dont knock',
      "I won't be responsible for what I do if I see the two of you together.",
      'Snitches get stitches. You were told.',
      "I've a spade in the boot and a lot of woods near me, that's all I'm saying about the deposit.",
      "Funny how brave you are on here. Let's see how brave you are when there's nobody else in the car park.",
      'My dad did four years for less than what you did to me and he says hi.',
      "If I were you I'd start sleeping with the lights on.",
    ],
  ),
  ...pausing(
    ['self_harm'],
    [
      "You can keep the car, the records and the flat. I don't need any of it where I'm going.",
      "He says he will hang himself if I don't move back in, and I don't know what to do, I believe him.",
      "sometimes i look at the train coming n think one step, thats all it'd take",
      'Ich will einfach nicht mehr leben, verstehst du das nicht?',
      "Sorry for being such a burden, I promise it won't be for much longer.",
      'who would even come to my funeral lol. i think about it a lot tbh',
      'cut again last nite. ur fault. ur always going on at me',
      "I had all of nan's pills counted out on the table when you rang about the bins. The BINS, Karen.",
      "I took the whole packet. I'm tired now. Tell mum it wasn't her.",
      'i punch the wall till my hands bleed because its the only thing that makes it quiet',
    ],
  ),
  ...pausing(
    ['violence_at_home'],
    [
      'You spat at me and locked me out in the rain in my socks because dinner was late.',
      'Your brother threw my phone in the sink and pushed me down the steps, and your mother wants me to say sorry for shouting.',
      'You apologised for the door. You never apologised for my wrist, which is what was in the door.',
      "Last time I brought up money you put a fist through the wall next to my ear. So no, I'm not going to bring up money face to face.",
      "I sleep in the bathroom because it's the only room with a lock, and you want to discuss who pays the gas bill?",
      "Dad's started on Mum again, there were bruises up her arm, she says she bruises easily.",
      'You held me down on the kitchen floor and you call that a disagreement?',
      'She came at me with the scissors and now she wants joint counselling.',
      'my wife hits me. there i said it. go on laugh',
      'can we talk about the dishes without u grabbing me by the hair this time',
      'i flinch when u raise ur arm to get a plate. thats not normal',
    ],
  ),
  ...pausing(
    ['coercive_control'],
    [
      "He threw out the pill because he's decided that we're having another one.",
      "I have to ask before I use the car, before I ring my mum, before I have a bath. I'm forty-four.",
      'nobody will ever believe u over me, everyone knows ur crazy, i made sure of that',
      'told me im fat every day for a year then got angry when i stopped eating in front of him',
      "You can see your friends when I'm there. Why would you need to see them without me unless you've something to hide",
      'Mi marido no me deja salir sola ni hablar con mi familia.',
      'she goes thru my phone while im asleep, uses my thumb to unlock it',
      "I've told you what you may wear to the office and that was not it. Go up and change.",
      'you dont get ur passport back until i can trust u',
      "You're not going to your sister's. I said no. That's the end of it.",
      "You made me quit my job, you drove off my sister, you picked my doctor, and now you wonder that I've nobody to talk to?",
    ],
  ),
  ...pausing(
    ['stalking'],
    [
      'i just sit in the car across from yours sometimes. i dont do anything. it calms me down to see ur light go off',
      'She keeps making new accounts to watch my stories, this is the eleventh.',
      "41 missed calls. forty one. i told u we're done in january",
      'he asks my friends where i am n rang my boss pretending to be my dad',
      "You looked nice in the green coat today. You should've waited for the next tube, I was nearly there.",
      'Why did your bedroom light go on at 3? Who was with you?',
      "Your new boyfriend drives a grey Golf, leaves at quarter past seven and doesn't lock the back gate. Interesting.",
      "I've seen that you took the ring off. Thursday, in the Co-op. You didn't see me.",
      "There was an air tag sewn in the lining of my bag, and you're telling me that you only want to talk?",
    ],
  ),
  ...pausing(
    ['minor_at_risk'],
    [
      'Mi padrastro me toca cuando mi mamá no está, tengo 13 años.',
      "He drives them to school drunk. I've smelled it. Both kids in the back and no belts.",
      'hes 31 and shes in year nine. he picks her up from school gates and you all think its sweet???',
      "She's fifteen, you're marrying her off in the summer to a man she's met once, and you ask me to be happy for the family.",
      'mum hits us when shes drunk and my brother has to hide the baby',
      'i am 13 and he wants me 2 send pics or he tells my school',
      "He's been giving our lad cider and weed, the boy is eleven for God's sake.",
      "We need to talk about coach. Our Ellie doesn't want to go any more, and she asked me if grown-ups are allowed to touch you there.",
    ],
  ),
  ...pausing(
    ['slur'],
    [
      'what do u expect from a bunch of kikes',
      'tell ur tranny mate to use the other loo',
      "I'm not sharing a kitchen with a dirty p4ki and you can tell the landlord I said it.",
      "She's gone and married a wog, and you all sat there clapping.",
    ],
  ),
  ...pausing(
    ['doxxing'],
    [
      "You came out to me in confidence and I'll out you to your whole family if you don't sign.",
      "I've got your address, your mum's address and the name of the school, and by tonight so will everyone in the group.",
      'ive got screenshots of everything u said about ur parents n theyre all on here too :)',
      "He says that he'll put our sex tape on the internet if I go to the police.",
      'bet ur followers would love to know where u actually live',
      'Does your husband know what you used to do for a living? Would be a pity if I told him. 2k and I forget all about it.',
    ],
  ),
]
