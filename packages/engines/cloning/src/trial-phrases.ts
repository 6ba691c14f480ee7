/** English sentences full of vowels and voiced sounds, as Kokoro reads them: two to three seconds each. */
export const trialPhrases = [
  'wˌi wɜɹ əwˈA ɐ jˈɪɹ əɡˈO, ˌɔn ɐ lˈɔŋ jˈɛlO bˈOt.',
  'plˈiz kˈɔl stˈɛlə ænd bɹˈɪŋ ðiz θˈɪŋz.',
  'mˈɛni pˈipᵊl nˈW bəlˈiv ði ˈOld ɹˈOd wɪl bi klˈOzd.',
  'ʃˌi hæd jʊɹ dˈɑɹk sˈut ɪn ɡɹˈisi wˈɔʃ wˈɔTəɹ ˈɔl jˈɪɹ.',
  'ðə jˈʌŋ mˈæn ɡˈAv hɜɹ nˈIn wˈɔɹm ɹˈOlz ænd ɐ ʤˈɑɹ ʌv hˈʌni.',
  'wˌɛn ˈɔl ˈɛls fˈAlz, ˌWəɹ nˈAbəɹz ɹəlˈI ˌɔn wˈʌn ənˈʌðəɹ.',
] as const;
