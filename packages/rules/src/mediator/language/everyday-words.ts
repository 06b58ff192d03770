/** Common words of English, including chat and pidgin spellings, that few other languages share. */
const EVERYDAY = new Set(
  "hi hello hey dear thanks thank mom mum dad monday tuesday wednesday thursday friday saturday sunday the a an and or but you your youre i i'm im my mine we our us it is are was were be been to of for with that this these those have has had do did does don't dont didn't didnt not no please at so when what which he she they his her their if then all just up out from by about get got will can can't cant never always such there here why how who still because cos u ur r yr i've ive it's its that's thats he's she's you're we're they're wasn't isn't won't wont pls plz now back again more than too only need want said told like know think pay money still dey wey abeg make go come on off over after before every next last time day week kindly only also one two any some own mind old ok so where am im after been into yer ye'd ye've ye're cannae didnae dinnae wasnae isnae doesnae wouldnae couldnae havenae tae gie hae aye naw youse wee whit theres whats ill youd youve didnt wasnt isnt wouldnt couldnt doesnt havent hasnt yuh seh nuh inna dem dat arent werent shouldnt tmrw tonite tha thi thee ah ah've ah'm ah'll nowt owt summat thine".split(
    ' ',
  ),
)
export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word)
