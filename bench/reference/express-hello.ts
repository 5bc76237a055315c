// The reference for start-up and idle memory: Express alone, with one answer.
import express from 'express';

const app = express();
app.get('/', (_, response) => void response.send('hello'));
app.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
