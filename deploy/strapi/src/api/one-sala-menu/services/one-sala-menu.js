const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::one-sala-menu.one-sala-menu');
