import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** The least that a Nest service can be: it answers 404. Its start shows what the start of any service costs on this machine. */
@Module({})
class BareModule {}

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
