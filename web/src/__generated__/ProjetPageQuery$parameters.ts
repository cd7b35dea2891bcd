/**
 * @generated SignedSource<<54f1a1902f13aede53bcc9c7581b9d57>>
 * @relayHash f6720d7864505713534f331a1508a537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e360ed1d39e8f0986078e4f605d9d7229578646818f20f8035856ecc74457fd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e360ed1d39e8f0986078e4f605d9d7229578646818f20f8035856ecc74457fd1",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
