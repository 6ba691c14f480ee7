import { describe, expect, test } from 'vitest';
import { detectLanguage, detectLanguageWithin } from './detect-language.ts';

describe('detectLanguage', () => {
  test.each([
    ['Hello there', 'en'],
    ['I have 3 cats', 'en'],
    ['The quick brown fox jumps over the lazy dog.', 'en'],
    ['Hola, ¿qué tal estás?', 'es'],
    ['Me gustaría reservar una mesa para dos', 'es'],
    ['Bonjour tout le monde', 'fr'],
    ['Je voudrais un café, merci', 'fr'],
    ['Ciao, come stai?', 'it'],
    ['Vorrei un caffè per favore', 'it'],
    ['Olá, tudo bem com você?', 'pt'],
    ['Eu gostaria de um café, por favor', 'pt'],
    ['Ich liebe dich', 'de'],
    ['नमस्ते दुनिया', 'hi'],
    ['こんにちは世界', 'ja'],
    ['東京タワー', 'ja'],
    ['你好世界', 'zh'],
    ['안녕하세요', 'ko'],
    ['Привет, мир', 'ru'],
    ['Це українська мова, і вона дуже гарна', 'uk'],
    ['Γειά σου Κόσμε', 'el'],
    ['Де найближча зупинка?', 'uk'],
    ['Ще ти се обадя утре.', 'bg'],
    ['Это очень хорошая книга.', 'ru'],
    ['Saya akan menelepon besok.', 'id'],
    ['See you at eight.', 'en'],
    ['Seni yarın sabah ararım.', 'tr'],
    ['Te sun mâine dimineață.', 'ro'],
    ['مرحبا بالعالم', 'ar'],
    ['שלום עולם', 'he'],
    ['สวัสดีชาวโลก', 'th'],
  ])('%s is %s', (text, language) => expect(detectLanguage(text).language).toBe(language));

  test('too short or without letters: the fallback, without confidence', () => {
    expect(detectLanguage('123 !?', 'fr')).toEqual({ language: 'fr', confidence: 0 });
    expect(detectLanguage('Ok', 'pt-BR')).toEqual({ language: 'pt-BR', confidence: 0 });
  });
});

describe('detectLanguageWithin', () => {
  test.each([
    ['AI grew 35% YoY; e.g., GPT-4o & Claude 3.5 Sonnet.', 'en', 'en'],
    ['By Jane Doe (@janedoe) — Jan 3rd, 2025', 'en', 'en'],
    ['San Francisco, Los Angeles, Santa Monica', 'en', 'en'],
    ['Bonjour, comment allez-vous aujourd’hui mes amis ?', 'en', 'fr'],
    ['Thank you very much for all of your help.', 'fr', 'en'],
    ['東京大学', 'ja', 'ja'],
    ['東京大学', 'en', 'zh'],
    ['2024', 'hi', 'hi'],
    ['The quick brown fox jumps over it', 'hi', 'en'],
  ])('%s in %s is %s', (part, around, language) => expect(detectLanguageWithin(part, around)).toBe(language));
});
