const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::live-channel.live-channel');
