import 'reflect-metadata';
import { Controller, Get, Headers, Injectable, Module, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import serverless from 'serverless-http';
import { balanceOf, headersSchema, userOf } from './store.mjs';

// Explicit calls of decorators: the compiled form of `@Controller('tools/api')` and others.
class BalanceService {
  async balance(headers) {
    const parsed = headersSchema.safeParse(headers);
    const userId = parsed.success ? await userOf(parsed.data.authorization) : null;
    if (!userId) throw new UnauthorizedException({ error: 'invalid_api_key' });
    return balanceOf(userId);
  }
}
Injectable()(BalanceService);

class BalanceController {
  constructor(service) {
    this.service = service;
  }
  getBalance(headers) {
    return this.service.balance(headers);
  }
}
const method = Object.getOwnPropertyDescriptor(BalanceController.prototype, 'getBalance');
Headers()(BalanceController.prototype, 'getBalance', 0);
Get('get-balance')(BalanceController.prototype, 'getBalance', method);
Reflect.defineMetadata('design:paramtypes', [BalanceService], BalanceController);
Controller('tools/api')(BalanceController);

class AppModule {}
Module({ controllers: [BalanceController], providers: [BalanceService] })(AppModule);

// Made while the function initialises, as the adapter's own guide has it.
const server = express();
const app = await NestFactory.create(AppModule, new ExpressAdapter(server), { logger: false });
await app.init();

export const handler = serverless(server);
