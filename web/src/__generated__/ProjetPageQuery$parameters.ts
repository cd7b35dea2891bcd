/**
 * @generated SignedSource<<59ac8efd511b809e6a2c5c9cedf98965>>
 * @relayHash 69fc922d6107145effda4e83022fe113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ef9125c2c81428192ba1307530a4a3e7d910afd857ad76bfad783cd478d7954

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ef9125c2c81428192ba1307530a4a3e7d910afd857ad76bfad783cd478d7954",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
