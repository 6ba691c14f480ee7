import { outputFormat, outputFormatNames } from '@mynah/audio/output-format';
import { describe, expect, test } from 'vitest';
import {
  extensionOfType,
  isAudioUpload,
  isDownloadType,
  isVideoUpload,
  plainType,
  typeOfExtension,
} from './media-types.ts';

describe('from type to extension', () => {
  test.each([
    ['audio/aac', 'aac'],
    ['audio/aiff', 'aiff'],
    ['audio/ogg', 'ogg'],
    ['audio/mpeg', 'mp3'],
    ['audio/mp3', 'mp3'],
    ['audio/opus', 'opus'],
    ['audio/wav', 'wav'],
    ['audio/x-wav', 'wav'],
    ['audio/webm', 'webm'],
    ['audio/flac', 'flac'],
  ])('[FMT-011] %s gives %s', (type, extension) => {
    expect(extensionOfType(type)).toBe(extension);
  });

  test.each([
    ['audio/mp4', 'm4a'],
    ['audio/x-m4a', 'm4a'],
    ['audio/mp4a-latm', 'mp4a'],
  ])('[FMT-014] %s gives %s, and both are accepted', (type, extension) => {
    expect(extensionOfType(type)).toBe(extension);
    expect(isAudioUpload(type)).toBe(true);
  });

  test.each([
    ['application/pdf', 'pdf'],
    ['application/epub+zip', 'epub'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['text/plain', 'txt'],
    ['text/html', 'html'],
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['video/mp4', 'mp4'],
    ['video/x-msvideo', 'avi'],
    ['video/x-matroska', 'mkv'],
    ['video/quicktime', 'mov'],
    ['video/x-ms-wmv', 'wmv'],
    ['video/x-flv', 'flv'],
    ['video/webm', 'webm'],
    ['video/mpeg', 'mpeg'],
    ['video/3gpp', '3gp'],
  ])('[FMT-012] [FMT-013] %s gives %s', (type, extension) => {
    expect(extensionOfType(type)).toBe(extension);
    expect(typeOfExtension(extension)).toBe(type);
  });

  test('parameters and case do not matter', () => {
    expect(plainType(' Audio/MPEG ; rate=44100')).toBe('audio/mpeg');
    expect(extensionOfType('TEXT/HTML; charset=utf-8')).toBe('html');
    expect(extensionOfType('audio/ogg;codecs=opus')).toBe('ogg');
  });

  test.each(['', 'text', 'audio/', 'application/x-unknown', 'audio/mpegx'])('%j is not known', (type) => {
    expect(extensionOfType(type)).toBeUndefined();
  });
});

describe('from extension to type', () => {
  test.each([
    ['song.final.MP3', 'audio/mpeg'],
    ['.wav', 'audio/wav'],
    ['opus', 'audio/opus'],
    ['a.jpeg', 'image/jpeg'],
    ['a.srt', 'application/x-subrip'],
    ['a.exe', undefined],
    ['no extension', undefined],
  ])('%s is %s', (name, type) => {
    expect(typeOfExtension(name)).toBe(type);
  });

  test('an extension of two kinds is read as the kind that is asked for', () => {
    expect(typeOfExtension('webm')).toBe('video/webm');
    expect(typeOfExtension('webm', 'audio')).toBe('audio/webm');
    expect(typeOfExtension('mp3', 'video')).toBe('audio/mpeg');
  });
});

const audioUploads = ['aac', 'aiff', 'ogg', 'mpeg', 'mp3', 'opus', 'wav', 'webm', 'flac', 'mp4', 'm4a'];

test('[HIS-020] zip, every format of the API and of uploads are known answers of a download, nothing else is', () => {
  const made = outputFormatNames.map((name) => outputFormat(name).contentType);
  const uploads = audioUploads.map((type) => `audio/${type}`);
  for (const type of ['application/zip', ...uploads, ...made]) expect(isDownloadType(type), type).toBe(true);
  for (const type of ['text/html', 'application/json', 'video/mp4', '']) {
    expect(isDownloadType(type)).toBe(false);
  }
});

test('[FMT-009] audio that an upload form takes', () => {
  for (const type of audioUploads) {
    expect(isAudioUpload(`audio/${type}`)).toBe(true);
  }
  expect(isAudioUpload('', 'take.flac')).toBe(true);
  expect(isAudioUpload('application/octet-stream', 'take.webm')).toBe(true);
  expect(isAudioUpload('text/plain', 'take.flac')).toBe(false);
  expect(isAudioUpload('', 'notes.txt')).toBe(false);
});

test('[FMT-010] video that an upload form takes', () => {
  for (const extension of ['mp4', 'avi', 'mkv', 'mov', 'wmv', 'flv', 'webm', 'mpeg', '3gp']) {
    expect(isVideoUpload('', `clip.${extension}`)).toBe(true);
    expect(isVideoUpload(typeOfExtension(extension)!)).toBe(true);
  }
  expect(isVideoUpload('text/plain')).toBe(false);
  expect(isVideoUpload('audio/mpeg')).toBe(false);
});
