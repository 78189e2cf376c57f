import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** A minimal Nest service, which answers 404. Its start-up time is what any service costs on this machine. */
@Module({})
class BareModule {}

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
